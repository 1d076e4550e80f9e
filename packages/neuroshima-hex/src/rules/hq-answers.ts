import { defineActions } from '@skirmish-kit/core';
import { cellText } from './cell-text.ts';

/** NH-SET-05: where the HQ goes. */
export const hqAnswers = /* @__PURE__ */ defineActions({ hq: { at: cellText } });
