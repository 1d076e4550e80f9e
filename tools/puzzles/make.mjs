// Searches games between bots for puzzles with exactly one solution up to symmetry, and prints each
// as a line of JSON with what the solver found out about it:
//   node tools/puzzles/make.mjs 0 50      games of the seeds 0 to 49
// Picked, named and put into packages/neuroshima-hex/src/puzzles/puzzles.json by hand.
import { join } from 'node:path';
import { loadSource } from '../build/load-source.mjs';

const [from = '0', to = '10'] = process.argv.slice(2);
const { search } = await loadSource(join(import.meta.dirname, 'search.ts'));
search(Number(from), Number(to), (puzzle, facts) => console.log(JSON.stringify({ puzzle, facts })));
