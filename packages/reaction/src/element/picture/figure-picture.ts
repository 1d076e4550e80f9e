import { draw, type Drawn, type Part } from '@skirmish-kit/ui/picture';
import type { DamageLevel, Figure } from '../../rules/state.ts';
import type { Scene } from './scene.ts';

/** How large a figure is drawn: its base, or a little larger where that would be hard to read. */
export function drawnRadius(figure: Figure, grain: number): number {
  const { radius } = figure;
  return Math.round(Math.max(radius, Math.min(10.5 * grain, radius * 1.3)) * 10) / 10;
}

/**
 * A figure from above: the side as colour, pattern and letter; the role as the outline; a wedge
 * where it looks; and its markers. The text stays upright whichever way it turns.
 */
export function figurePicture(figure: Figure, scene: Scene): Drawn {
  const { grain = 1, acting, target, choosable = [], prefix = '', language } = scene;
  const radius = drawnRadius(figure, grain);
  const out = figure.fate !== 'in';
  const classes = [
    'figure',
    `side-${figure.seat}`,
    figure.fate,
    figure.id === acting && 'acting',
    figure.id === target && 'target',
    choosable.includes(figure.id) && 'choosable',
    figure.acted && 'acted',
  ];
  const whole: readonly Part[] = [
    draw('path', { class: 'wedge', transform: `rotate(${figure.facing})`, d: wedge(radius) }),
    figure.inCover &&
      draw('path', {
        class: 'cover-bar',
        transform: `rotate(${figure.facing})`,
        d: coverBar(radius),
      }),
    outline(figure, radius + 3.2, 'role'),
    outline(figure, radius, 'body'),
    outline(figure, radius, 'pattern', `url(#${prefix}side-${figure.seat})`),
    draw(
      'text',
      {
        class: 'id',
        y: 0.5,
        'font-size': Math.round(radius * (figure.id.length > 2 ? 0.78 : 1) * 10) / 10,
      },
      figure.id.toUpperCase(),
    ),
    ...markers(figure, radius),
  ];
  const fallen = draw('path', {
    class: 'fallen',
    d: `M${-radius / 2} ${-radius / 2}L${radius / 2} ${radius / 2}M${-radius / 2} ${radius / 2}L${radius / 2} ${-radius / 2}`,
  });
  return draw(
    'g',
    {
      class: classes.filter(Boolean).join(' '),
      'data-figure': figure.id,
      transform: `translate(${figure.at[0]} ${figure.at[1]})`,
    },
    [
      draw('title', {}, `${figure.name[language]} ${figure.id.toUpperCase()}`),
      ...(figure.fate === 'fled' ? [] : out ? [fallen] : whole),
    ],
  );
}

/** A disc for a fighter, a square for a machine. */
function outline(figure: Figure, radius: number, part: string, fill?: string): Drawn {
  const attributes = { class: `${part} ${figure.role}`, fill };
  if (!figure.machine) return draw('circle', { ...attributes, r: radius });
  const side = Math.round(radius * 1.8);
  return draw('rect', {
    ...attributes,
    x: -side / 2,
    y: -side / 2,
    width: side,
    height: side,
    rx: 3,
  });
}

function wedge(radius: number): string {
  return `M${-radius * 0.55} ${-radius * 0.95}L0 ${-radius * 1.75} ${radius * 0.55} ${-radius * 0.95}Z`;
}

function coverBar(radius: number): string {
  return `M${-radius} ${-radius * 1.25}A${radius * 1.6} ${radius * 1.6} 0 0 1 ${radius} ${-radius * 1.25}`;
}

const REACTIONS = { panic: '!', rout: '»', ok: '✓' } as const;

function markers(figure: Figure, radius: number): readonly Drawn[] {
  const { reaction, opportunity, burning, machine } = figure;
  const damage = machine ? worst(Object.values(machine.damage)) : 0;
  const shown: readonly (readonly [string, string] | false)[] = [
    reaction !== 'none' && [reaction, REACTIONS[reaction]],
    opportunity && ['opportunity', '◎'],
    burning && ['burning', '♨'],
    damage > 0 && ['damage', `−${damage}`],
  ];
  const size = radius * 0.62;
  return shown
    .filter((marker) => marker !== false)
    .map(([kind, sign], i) =>
      draw(
        'g',
        {
          class: `marker ${kind}`,
          transform: `translate(${radius * (0.95 - i * 1.25)} ${radius})`,
        },
        [draw('circle', { r: size }), draw('text', { 'font-size': size * 1.5, y: 0.5 }, sign)],
      ),
    );
}

function worst(levels: readonly DamageLevel[]): number {
  return Math.max(0, ...levels);
}
