import { copyState, type LogEntry } from '@skirmish-kit/core';
import { parseHex, type Hex } from '@skirmish-kit/space';
import type { FilmFrame } from '@skirmish-kit/ui';
import type { TranscriptLine } from '../rules/preview/battle-transcript.ts';
import type { State } from '../rules/state.ts';
import { boardOf } from '../rules/table.ts';
import type { Names } from '../messages/element-names.ts';
import type { Arrow, Badge } from '@skirmish-kit/ui/hex-picture';

/** One phase as it is shown: the board as it was, and on it what happens. */
export interface Phase {
  readonly phase: number;
  /** Before anything of the phase has left the board, with HQ points as they are after it. */
  readonly state: State;
  /** How many of the moments have been told when it is over. */
  readonly until: number;
  readonly acting: ReadonlySet<string>;
  readonly struck: ReadonlySet<string>;
  readonly gone: ReadonlySet<string>;
  readonly arrows: readonly Arrow[];
  readonly badges: readonly Badge[];
  readonly logged: readonly TranscriptLine[];
}

/** A phase of a battle that the game waits for. */
export interface Frame extends Phase, FilmFrame<State> {
  /** Who acts in it, by name. */
  readonly who: string;
}

/** A phase stays so long when a film runs by itself, in milliseconds. */
const HOLD = 1100;

/** A battle to be looked at forwards and backwards. */
export interface Film {
  readonly start: State;
  readonly frames: readonly Phase[];
  readonly end: State;
}

/** Films what has been told since a state: the phases of one battle or of a part of it. */
export function makeFilm(start: State, events: readonly TranscriptLine[]): Film {
  const frames: Phase[] = [];
  let state = copyState(start);
  const opened = openPhase(start, events);
  const logged = [...opened, ...events];
  let from = logged.findIndex(({ about }) => about === 'phase');
  while (from >= 0 && from < logged.length) {
    let to = from + 1;
    while (to < logged.length && !ENDS.has(logged[to]?.about ?? '')) to++;
    const part = logged.slice(from, to);
    const after = applied(state, part);
    frames.push(phaseOf(state, after, part, to - opened.length));
    state = after;
    from = logged.findIndex(({ about }, i) => i >= to && about === 'phase');
  }
  return { start, frames, end: state };
}

/** What has just happened in a game as a film: the battle, or the part of it, if there was one. */
export function filmFrames(
  before: State,
  entries: readonly LogEntry[],
  names: Names,
): readonly Frame[] {
  const at = entries.flatMap(({ kind }, i) => (kind === 'event' ? [i] : []));
  const events = at.flatMap((i) => entries[i] ?? []);
  if (!events.some(({ about }) => about === 'phase' || about === 'hit')) return [];
  const { frames } = makeFilm(before, events);
  return frames.map((frame, i) => {
    const who = actors(frame, names);
    const text = `${names.say('phase-of', { at: i + 1, all: frames.length })}: ${who}`;
    const until = (at[frame.until - 1] ?? 0) + 1;
    return { ...frame, who, until, title: names.say('the-battle'), text, hold: HOLD };
  });
}

/** Who acts in a phase, by name. */
export function actors({ logged }: Phase, names: Names): string {
  const acting = logged
    .filter(({ about }) => about === 'acts')
    .map(({ params }) => {
      const army = String(params['army']);
      const tile = names.tile(army, String(params['tile']));
      return params['tile'] === 'hq' ? `${tile} ${names.army(army)}` : tile;
    });
  return acting.join(' · ') || names.say('nobody');
}

/** A phase that somebody was asked in goes on without being told again that it began. */
function openPhase(
  { battle }: State,
  [first]: readonly TranscriptLine[],
): readonly TranscriptLine[] {
  if (!battle || battle.phase < 0 || !first || ENDS.has(first.about)) return [];
  return [{ about: 'phase', rule: first.rule, params: { phase: battle.phase } }];
}

const ENDS: ReadonlySet<string> = new Set(['phase', 'battle-ends', 'turn']);

/** The state after what was told; only what a picture shows is kept up to date. */
function applied(state: State, logged: readonly TranscriptLine[]): State {
  const after = copyState(state);
  const { names } = boardOf(state.setup.options);
  for (const { about, params } of logged) {
    const cell = names.indexOf(String(params['hex'] ?? ''));
    if (about === 'removed') after.units = after.units.filter((unit) => unit.cell !== cell);
    const unit = after.units.find((each) => each.cell === cell);
    if (about === 'wounded' && unit) unit.wounds = Number(params['wounds']);
    const player = after.players[Number(params['seat'])];
    if (about === 'hq' && player) player.hp = Number(params['points']);
  }
  return after;
}

function phaseOf(
  before: State,
  after: State,
  logged: readonly TranscriptLine[],
  until: number,
): Phase {
  const hexes = (about: string) =>
    new Set(
      logged.filter((each) => each.about === about).map(({ params }) => String(params['hex'])),
    );
  const state = { ...before, players: after.players };
  return {
    phase: Number(logged[0]?.params['phase'] ?? 0),
    state,
    until,
    acting: hexes('acts'),
    struck: hexes('hit'),
    gone: hexes('removed'),
    arrows: logged.flatMap(arrowOf),
    badges: badgesOf(logged),
    logged: logged.slice(1),
  };
}

function arrowOf({ about, params }: TranscriptLine): readonly Arrow[] {
  if (about === 'hit' || about === 'blocked') {
    return between(params['byHex'], params['hex'], about);
  }
  return about === 'healed' ? between(params['medic'], params['hex'], about) : [];
}

function between(from: unknown, to: unknown, kind: Arrow['kind']): readonly Arrow[] {
  const [a, b] = [parseHex(String(from)), parseHex(String(to))];
  return a && b ? [{ from: a, to: b, kind }] : [];
}

/** How many wounds hit each unit, added up. */
function badgesOf(logged: readonly TranscriptLine[]): readonly Badge[] {
  const wounds = new Map<string, number>();
  for (const { about, params } of logged) {
    const sign = about === 'hit' ? 1 : about === 'healed' ? -1 : 0;
    const hex = String(params['hex']);
    if (sign !== 0) {
      wounds.set(hex, (wounds.get(hex) ?? 0) + sign * Number(params['strength']));
    }
  }
  return [...wounds].flatMap(([text, count]) => {
    const hex: Hex | undefined = parseHex(text);
    return hex && count > 0 ? [{ hex, text: `−${count}` }] : [];
  });
}
