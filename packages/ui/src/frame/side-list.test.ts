import { expect, test } from 'vitest';
import { commonPrefix } from './side-list.ts';

test.for([
  {
    names: ['Groupe de Combat Enforcer', 'Groupe de Combat Forge Father'],
    shared: 'Groupe de Combat ',
  },
  { names: ['Enforcer Strike Team', 'Forge Father Strike Team'], shared: '' },
  { names: ['Moloch', 'Borgo', 'Moloch'], shared: '' },
  { names: ['Forge', 'Forge Father'], shared: '' },
  { names: ['The Rats', 'The Rats'], shared: 'The ' },
  { names: ['The Rats', 'The Rats of the dock'], shared: 'The ' },
  { names: ['The Rats of the dock', 'The Rats'], shared: 'The ' },
  { names: ['Alone at last'], shared: '' },
  { names: [], shared: '' },
])('“$shared” tells nobody apart among $names', ({ names, shared }) => {
  expect(commonPrefix(names)).toBe(shared);
});
