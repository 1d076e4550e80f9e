import { PositionEditor } from './position-editor.ts';

PositionEditor.define();
