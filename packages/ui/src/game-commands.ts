import type { Seat } from '@skirmish-kit/core';
import type { BotController } from './controllers/bot-controller.ts';
import type { GuideController } from './controllers/guide-controller.ts';
import type { LaunchController } from './controllers/launch-controller.ts';
import type { RevealController } from './controllers/reveal-controller.ts';
import type { SessionController } from './controllers/session-controller.ts';
import type { ShareController } from './controllers/share-controller.ts';
import type { StartPanelController } from './controllers/start-panel-controller.ts';
import type { AttributeValues, GameCommands } from './game-host.ts';
import { QuickPlay } from './quick-play.ts';
import type { Session } from './session.ts';

/** The controllers that execute the commands. */
export interface CommandParts<S, Setup> {
  readonly sessions: SessionController<S, Setup>;
  readonly launcher: LaunchController<S, Setup>;
  readonly reveal: RevealController<S, Setup>;
  readonly bots: BotController<S, Setup>;
  readonly startPanel: StartPanelController<S, Setup>;
  readonly guides: GuideController<S, Setup>;
  readonly sharing: ShareController<S, Setup>;
  readonly tag: () => string;
  readonly updateComplete: () => Promise<unknown>;
  readonly setAttributes: (values: AttributeValues) => void;
}

/** The commands of a game, each carried out by its controller. */
export function createCommands<S, Setup>(parts: CommandParts<S, Setup>): GameCommands {
  const { sessions, launcher, reveal, bots, guides } = parts;
  const quick = new QuickPlay(parts.tag);
  /** Does something with the game that is shown, if there is one. */
  const withSession = (act: (session: Session<S, Setup>) => void): void => {
    if (sessions.session) act(sessions.session);
  };
  const retryBots = (): void => {
    sessions.botsMissing = false;
    bots.run(true);
  };
  return {
    get running() {
      return bots.running;
    },
    budget: bots.budget,
    get pace() {
      return bots.pace;
    },
    set pace(pace) {
      bots.pace = pace;
    },
    // The tips of the guided game go step by step.
    get quickPlay() {
      return quick.isOn && sessions.frame?.activeGuide === undefined;
    },
    set quickPlay(isOn) {
      quick.isOn = isOn;
    },
    run: (running) => bots.run(running),
    botStep: () => bots.botStep(),
    get botsMissing() {
      return sessions.botsMissing;
    },
    loadBotsAgain: retryBots,
    playByHand: () =>
      withSession((session) => {
        sessions.begin(session.byHand());
        retryBots();
      }),
    seek: (to) => sessions.seek(to),
    resume: () => sessions.resume(),
    branch: () => withSession((session) => session.replay && sessions.begin(session.branch())),
    leaveBranch: () =>
      withSession(({ branchedFrom: trunk }) => trunk && sessions.begin(trunk.session)),
    retryFrom: (at: number, seat: Seat) =>
      withSession((session) => {
        reveal.press();
        session.seek({ to: at });
        sessions.begin(session.branch(session.botsExcept(seat)));
      }),
    replayFromStart: () => {
      sessions.seek('first');
      void parts.updateComplete().then(() => sessions.frame?.show());
      sessions.frame?.autoplay.run(true);
    },
    rematch: () => launcher.rematch(),
    swapSides: () => {
      const [first = 'human', ...others] = launcher.players;
      launcher.rematch([...others, first]);
    },
    startGuide: () => {
      reveal.press();
      guides.start(sessions.session ?? parts.startPanel.left);
    },
    endGuide: () => {
      reveal.press();
      guides.end();
    },
    newGame: () => launcher.newGame(),
    resumeFromHistory: (game) => launcher.resume(game),
    share: () => parts.sharing.open(),
    setAttributes: parts.setAttributes,
  };
}
