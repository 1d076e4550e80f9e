import '@skirmish-kit/reaction/define';
import { openFrame } from './frame.ts';

openFrame('skirmish-reaction');
