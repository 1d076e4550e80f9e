import { afterEach, expect, test } from 'vitest';
import './define-diagram.ts';
import { SkirmishNeuroshimaDiagram } from './diagram.ts';

afterEach(() => document.body.replaceChildren());

async function show(
  attributes: Readonly<Record<string, string>>,
): Promise<SkirmishNeuroshimaDiagram> {
  const element = document.createElement('skirmish-neuroshima-diagram');
  if (!(element instanceof SkirmishNeuroshimaDiagram)) throw new Error('It is not defined.');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  await drawn();
  return element;
}

/** Diagrams draw in a task of their own. */
function drawn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

/** How many hexes the board has. */
function cells(svg: Element | null | undefined): number {
  return (svg?.querySelector('.cell')?.getAttribute('d')?.split('M').length ?? 1) - 1;
}

const POSITION = '3.0_moloch_hq.c3~12_clown.d3.2~1_borgo_hq.a1_mutant.b2.5';

test('a diagram alone on its page is drawn at once, another in a task of its own', async () => {
  const [first, next] = ['1 moloch hq.c3', '1 borgo hq.c3'].map((position) => {
    const element = document.createElement('skirmish-neuroshima-diagram');
    element.setAttribute('position', position);
    document.body.append(element);
    return element;
  });
  expect(first?.shadowRoot?.querySelector('.tile')).not.toBeNull();
  expect(next?.shadowRoot?.querySelector('.tile')).toBeNull();
  await drawn();
  expect(next?.shadowRoot?.querySelector('.tile')).not.toBeNull();
});

test('a position becomes a picture that can be heard', async () => {
  const element = await show({ position: POSITION, lang: 'en' });
  const svg = element.shadowRoot?.querySelector('svg');
  expect(cells(svg)).toBe(19);
  expect(svg?.querySelectorAll('.tile')).toHaveLength(4);
  expect(svg?.getAttribute('aria-label')).toBe(
    'Moloch: HQ c3 (12), The Clown d3 (1 wound). Borgo: HQ a1 (20), Mutant b2.',
  );
});

test('it speaks French and the names of the first edition', async () => {
  const element = await show({ position: '1 moloch guard.c3', lang: 'fr' });
  expect(element.shadowRoot?.querySelector('svg')?.getAttribute('aria-label')).toContain(
    'Moloch\u00a0: Sentinelle c3',
  );
});

test('another position changes the picture in place', async () => {
  const element = await show({ position: POSITION });
  const before = element.shadowRoot?.querySelector('svg');
  element.position = '3.0!extended_moloch_hq.d4';
  await drawn();
  expect(element.shadowRoot?.querySelector('svg')).toBe(before);
  expect(cells(before)).toBe(37);
  expect(before?.querySelectorAll('.tile')).toHaveLength(1);
});

test('a wrong position is reported with its error, on the page and by an event', async () => {
  const logged = new Promise<CustomEvent>((resolve) =>
    document.body.addEventListener(
      'skirmish-error',
      (event) => event instanceof CustomEvent && resolve(event),
      { once: true },
    ),
  );
  const element = await show({ position: '3.0 moloch clown.c3.7', lang: 'fr' });
  expect(element.shadowRoot?.querySelector('[role=alert]')?.textContent).toBe(
    'mot 3 (clown.c3.7): Une rotation va de 0 à 5.',
  );
  expect((await logged).detail.problems).toHaveLength(1);
});

test('it wears the colours of the page and fits a narrow one', async () => {
  document.body.style.backgroundColor = 'rgb(0, 0, 0)';
  const element = await show({ position: POSITION });
  const box = element.shadowRoot?.querySelector('div');
  expect(box?.classList).toContain('dark');
  document.body.style.backgroundColor = '';
  element.style.width = '200px';
  expect(element.shadowRoot?.querySelector('svg')?.getBoundingClientRect().width).toBe(200);
});

test('it takes its room before it is drawn, so that the text below stays where it is', async () => {
  await show({ position: POSITION });
  const element = document.createElement('skirmish-neuroshima-diagram');
  element.setAttribute('position', POSITION);
  element.style.width = '244px';
  document.body.append(element);
  expect(element.shadowRoot?.querySelector('svg')).toBeNull();
  expect(element.getBoundingClientRect().height).toBe(264);
  await drawn();
  expect(element.shadowRoot?.querySelector('svg')).not.toBeNull();
  expect(element.getBoundingClientRect().height).toBe(264);
});

test('a diagram far down the page is drawn and heard, though not painted yet', async () => {
  const far = document.createElement('div');
  far.style.height = '9000px';
  document.body.append(far);
  await show({ position: POSITION });
  const element = await show({ position: POSITION, lang: 'en' });
  const svg = element.shadowRoot?.querySelector('svg');
  expect(svg?.getAttribute('aria-label')).toContain('The Clown');
  const box = svg?.parentElement;
  expect(box && getComputedStyle(box).contentVisibility).toBe('auto');
  expect(element.getBoundingClientRect().height).toBeGreaterThan(100);
});
