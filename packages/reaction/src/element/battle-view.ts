import { html, nothing, type TemplateResult } from 'lit';
import { sayPlace, sayProblem } from '@skirmish-kit/core';
import {
  keepFocus,
  sayUi,
  shareDialog,
  toolbar,
  type Shared,
  type Tool,
  type Walk,
} from '@skirmish-kit/ui';
import type { BattleRoom } from './battle-room.ts';
import type { BattleSession } from './battle-session.ts';
import { botTools, replayTools, type BotControls } from './controls.ts';
import { topView } from './play-view.ts';

/** What stands around a battle. */
export interface BattleView {
  readonly room: BattleRoom;
  readonly session: BattleSession;
  readonly table: boolean;
  readonly botsMissing: boolean;
  readonly shared: Shared;
  readonly log: TemplateResult;
  readonly rule: unknown;
  readonly bubble: unknown;
  readonly bots: BotControls;
  readonly undo: () => void;
  readonly again: () => void;
  readonly share: () => void;
  readonly walk: (to: Walk) => void;
  readonly announce: (text: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** Whoever has pressed something that is gone goes on with the first that can be pressed. */
const goOn = keepFocus('.offer', '.actions input', '.actions button');

/** The whole element while a battle is shown: top, board, words, controls, list. */
export function battleView(view: BattleView): TemplateResult {
  const { room, session } = view;
  const { say, names } = room;
  const { language } = names;
  const { replay } = session;
  return html`<section class="frame" part="frame" @keydown=${view.onKey}>
    ${topView(room.battle, session.ask, names, toolbar(say('controls'), topTools(view)))}
    ${room.board.view(view.bubble)}
    <div class="side" @click=${goOn}>
      ${room.objectives()}
      ${view.botsMissing ? html`<p class="panel problem">${sayUi(language, 'bot-missing')}</p>` : nothing}
      ${
        replay?.problem
          ? html`<p class="panel problem">
              ${sayPlace(replay.problem, language)}: ${sayProblem(replay.problem, language)}
            </p>`
          : nothing
      }
      ${view.log} ${view.rule} ${room.followsView()}
      ${replay ? replayView(view, replay) : room.actionsView()}
      ${session.bots.size > 1 ? toolbar(say('pace'), botTools(say, view.bots)) : nothing}
      ${view.table ? html`<p class="quiet">${say('measured-by-hand')}</p>` : nothing}
    </div>
    ${replay ? nothing : room.listAndCommands()}
    ${shareDialog(language, view.shared, view.announce)}
  </section>`;
}

function topTools({ room, session, undo, again, share }: BattleView): readonly Tool[] {
  const { language } = room.names;
  const shareTool: Tool = { label: sayUi(language, 'share'), act: share };
  if (session.replay) return [shareTool];
  return [
    {
      label: sayUi(language, 'undo'),
      act: undo,
      disabled: !session.canUndo,
      shortcut: 'Control+Z',
    },
    { label: room.say('new-game'), act: again },
    shareTool,
  ];
}

function replayView(
  { room, walk }: BattleView,
  replay: NonNullable<BattleSession['replay']>,
): TemplateResult {
  const { say } = room;
  return html`<section class="actions actions-panel" part="actions">
    <p class="prompt">${say('replay-at', { at: replay.position, all: replay.length })}</p>
    ${toolbar(say('controls'), replayTools(say, { replay, walk }))}
  </section>`;
}
