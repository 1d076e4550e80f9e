import type { TemplateResult } from 'lit';
import type { ChanceRequest } from '@skirmish-kit/core';
import { diceEntry, diceEntryStyles } from '../dice-entry.ts';
import { whyNotTyped } from '../typed-dice.ts';
import type { Session } from '../session.ts';
import { adoptStyles } from './adopt-styles.ts';
import type { GameHost } from '../game-host.ts';

/** The field for the dice that somebody has to roll now. */
export function dicePrompt<S>(
  host: GameHost<S>,
  session: Session<S, unknown>,
  request: ChanceRequest,
): TemplateResult {
  adoptStyles(host.renderRoot, diceEntryStyles);
  return diceEntry({
    language: host.language,
    request,
    about: host.narrator.question(request),
    refusal: host.refusal,
    enter: (fields) => {
      const refusal = whyNotTyped(request.chance, fields);
      if (refusal) host.refuse(refusal);
      else host.answer(fields.join(' '));
    },
    roll: () => {
      const faces = session.rollForPlayer();
      if (faces !== undefined) host.answer(faces);
    },
  });
}
