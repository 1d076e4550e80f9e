/** The values that these styles take from the element, for a picture in its own file. */
export const standaloneStyles =
  '.table{--_now:#b8006f;--_on-now:#fff;--_surface:#fbfcfa;--_text:#14181a;--_quiet:#525b5a;--_line:#c9cfc8;--_sunk:#e1e5df;--_on-side:light-dark(#fff,#14120d);--_side-0:light-dark(#855d00,#e2b03c);--_side-1:light-dark(#1d5da6,#6fb0f2);--_side-2:light-dark(#1f7048,#57bd86);--_side-3:light-dark(#a52c16,#f27a5f);--_font:system-ui,sans-serif}';
