import { html, nothing, type TemplateResult } from 'lit';
import { sayPlace, sayProblem } from '@skirmish-kit/core';
import { sayUi, shareDialog, toolbar, type Shared, type Tool, type Walk } from '@skirmish-kit/ui';
import { goOnWithHand } from './go-on-with-hand.ts';
import { actionsView, topView } from './play-view.ts';
import type { PlayRoom } from './play-room.ts';
import type { HexSession } from './start-session.ts';

/** What stands around a game. */
export interface PlayFrame {
  readonly room: PlayRoom;
  readonly session: HexSession;
  readonly botsMissing: boolean;
  readonly shared: Shared;
  readonly log: TemplateResult;
  readonly rule: unknown;
  readonly bubble: unknown;
  readonly undo: () => void;
  readonly again: () => void;
  readonly share: () => void;
  readonly walk: (to: Walk) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** The whole element while a game is shown: top, board, words, hand, controls. */
export function playFrame(frame: PlayFrame): TemplateResult {
  const { room, session } = frame;
  const { language } = room.names;
  return html`<section class="frame" part="frame" @keydown=${frame.onKey}>
    ${topView(room, topTools(frame))} ${room.board.view(frame.bubble)}
    <div class="side" @click=${goOnWithHand}>
      ${frame.botsMissing ? html`<p class="panel problem">${sayUi(language, 'bot-missing')}</p>` : nothing}
      ${damageView(frame)} ${session.replay ? replayView(frame) : actionsView(room)}
      ${filmView(room)}
      <div ?hidden=${room.player !== undefined}>${frame.log}</div>
      ${frame.rule}
    </div>
    ${session.replay ? nothing : room.second.view(language, room.names.say('list-view'))}
    ${shareDialog(language, frame.shared, (text) => room.announce(text))}
  </section>`;
}

/** Why a record can be followed no further than it is. */
function damageView({ session, room }: PlayFrame): TemplateResult | typeof nothing {
  const found = session.replay?.problem;
  if (!found) return nothing;
  return html`<p class="panel problem">
    ${sayPlace(found, room.names.language)}: ${sayProblem(found, room.names.language)}
  </p>`;
}

function filmView(room: PlayRoom): TemplateResult | typeof nothing {
  const { names, films, player } = room;
  if (!player) return nothing;
  const close = html`<button type="button" @click=${() => films.close()}>
    ${names.say('no-battle')}
  </button>`;
  return player.view(room, names.say(films.ahead ? 'what-if-title' : 'the-battle'), close);
}

function topTools({ room, session, undo, again, share }: PlayFrame): readonly Tool[] {
  const { language } = room.names;
  const shareTool: Tool = { label: sayUi(language, 'share'), act: share };
  if (session.replay) return [shareTool];
  const disabled = !session.canUndo;
  return [
    { label: sayUi(language, 'undo'), act: undo, disabled, shortcut: 'Control+Z' },
    { label: room.names.say('new-game'), act: again },
    shareTool,
  ];
}

function replayView({ room, session, walk }: PlayFrame): TemplateResult | typeof nothing {
  const { replay } = session;
  const { names } = room;
  if (!replay) return nothing;
  const { position: at, length: all } = replay;
  const tool = (key: 'first' | 'back' | 'forward' | 'last', to: Walk, disabled: boolean): Tool => ({
    label: names.say(key),
    act: () => walk(to),
    disabled,
    now: key === 'forward',
  });
  return html`<section class="actions" part="actions">
    <p class="prompt">${names.say('replay-at', { at, all })}</p>
    ${toolbar(names.say('controls'), [
      tool('first', 'first', at === 0),
      tool('back', -1, at === 0),
      tool('forward', 1, at === all),
      tool('last', 'last', at === all),
    ])}
  </section>`;
}
