export {
  type ActionFields,
  type ActionKinds,
  type ActionOf,
  type ActionOfKind,
  type Actions,
  defineActions,
} from './actions.ts';
export {
  type CodecValue,
  idKey,
  integerKey,
  type KeyCodec,
  listKey,
  pairKey,
  wordKey,
} from './key-codec.ts';
