import type { TextForm, ValueOf } from './text-form.ts';

/** The fields of a kind of action, in the order in which its key has them. */
export type ActionFields = Readonly<Record<string, TextForm<unknown>>>;

/** Kinds of actions by the first word of their keys. */
export type ActionKinds = Readonly<Record<string, ActionFields>>;

/** An action of one kind, typed by its fields. */
export type ActionOfKind<K, F> = { readonly kind: K } & {
  readonly [Name in keyof F]: ValueOf<F[Name]>;
};

/** Any action of these kinds. */
export type ActionOf<Kinds> = { [K in keyof Kinds]: ActionOfKind<K, Kinds[K]> }[keyof Kinds];

/**
 * Declares the actions of a game as typed values with one text form each: `make` writes the key
 * that records and the command line have, `parse` reads it to its last character or not at all.
 *
 * @example
 * ```ts
 * const actions = defineActions({
 *   move: { to: pairOf(whole, ',', whole) },
 *   shoot: { weapon: id, target: id },
 *   done: {},
 * });
 * actions.make({ kind: 'shoot', weapon: 'pistol', target: 'b2' }); // 'shoot:pistol:b2'
 * actions.parse('move:455,300'); // { kind: 'move', to: [455, 300] }
 * actions.parse('done:now'); // undefined
 * ```
 */
export function defineActions<const Kinds extends ActionKinds>(
  kinds: Kinds,
): TextForm<ActionOf<Kinds>> & { readonly kinds: Kinds } {
  const fieldsOf = new Map(
    Object.entries(kinds).map(([kind, fields]) => [kind, fieldList(fields)] as const),
  );
  return {
    kinds,
    make(action) {
      const values: Readonly<Record<string, unknown>> = action;
      let key = String(action.kind);
      const fields = fieldsOf.get(key);
      if (fields) for (const { name, form } of fields) key += ':' + form.make(values[name]);
      return key;
    },
    parse(key) {
      const [kind = '', ...parts] = key.split(':');
      const fields = fieldsOf.get(kind);
      if (fields?.length !== parts.length) return undefined;
      const action: Record<string, unknown> = { kind };
      for (const [place, { name, form }] of fields.entries()) {
        action[name] = form.parse(parts[place] ?? '');
      }
      return isWhole<ActionOf<Kinds>>(action) ? action : undefined;
    },
  };
}

interface Field {
  readonly name: string;
  readonly form: TextForm<unknown>;
}

function fieldList(fields: ActionFields): readonly Field[] {
  return Object.entries(fields).map(([name, form]) => ({ name, form }));
}

/** Every field was read: the forms of a kind make its types. */
function isWhole<A>(action: object): action is object & A {
  return Object.values(action).every((value) => value !== undefined);
}
