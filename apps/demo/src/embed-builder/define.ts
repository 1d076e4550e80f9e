import { EmbedBuilder } from './embed-builder.ts';

customElements.define('skirmish-embed-builder', EmbedBuilder);
