import { expect, test } from 'vitest';
import { embedCode, linkTo, playLink } from './hand-on.ts';

const NOTATION = '3.0!extended_moloch_hq.d4~12';

test('a link needs no escaping and keeps what else the address says', () => {
  expect(linkTo(NOTATION, 'https://kit.example/editor.html?lang=fr&position=old#x')).toBe(
    `https://kit.example/editor.html?position=${NOTATION}&lang=fr`,
  );
});

test('a position is played on from in the page for frames, in the same language', () => {
  expect(playLink(NOTATION, 'https://kit.example/demo/editor.html?lang=fr&position=old')).toBe(
    `https://kit.example/demo/e/neuroshima-hex.html?mode=play&seats=human,bot,bot,bot&position=${NOTATION}&lang=fr`,
  );
});

test('code names the files of the site it was copied from', () => {
  const page = 'https://kit.example/demo/editor.html?position=old&theme=dark';
  expect(embedCode('diagram', NOTATION, page)).toBe(
    `<script type="module" src="https://kit.example/demo/kit/neuroshima-hex/diagram.js"></script>
<skirmish-neuroshima-diagram position="${NOTATION}">
  <a href="https://kit.example/demo/editor.html?position=${NOTATION}&amp;theme=dark">${NOTATION}</a>
</skirmish-neuroshima-diagram>`,
  );
  expect(embedCode('battle', NOTATION, page)).toContain(
    `<skirmish-neuroshima-hex mode="battle" position="${NOTATION}">`,
  );
});
