import './embed-builder/define.ts';
