import { z } from 'zod';
import { contract } from '../../packages/contract/src/contract.ts';
import type { Endpoint } from '../../packages/contract/src/endpoint.ts';

/** What of JSON Schema says where texts, numbers and lists stand in a call, and what they may be. */
interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly maxItems?: number;
  /** Of one that may be left empty, null stands among them. */
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  /** Of a schema that has a name: where in `$defs` it stands. */
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** What a text or a number may be, and how many there may be of them where they stand in a list. */
interface Field {
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly min?: number;
  readonly max?: number;
  /** What a number lies above, and below, without being that itself. */
  readonly above?: number;
  readonly below?: number;
  readonly maxItems?: number;
}

/** Each under its name, in what is not said at the top after the names of what it stands in: `materials.batch`. */
type Fields = Readonly<Record<string, Field>>;

/** What the texts and numbers of calls may be, as forms need it at run time; each call by itself, so that pages load their own only. */
export const fieldsGenerator = {
  name: 'web fields',
  path: 'apps/web/src/lib/fields.generated.ts',
  generate: async (): Promise<string> => {
    const calls = Object.entries(contract).flatMap(([module, resources]) =>
      Object.entries<Readonly<Record<string, Endpoint>>>(resources).flatMap(([resource, endpoints]) =>
        Object.entries(endpoints).map(([name, endpoint]) => ({
          name: [module, resource, name],
          fields: fieldsOf(endpoint),
        })),
      ),
    );
    const lines = calls
      .filter(({ fields }) => Object.keys(fields).length > 0)
      .map(({ name, fields }) => line(name, fields));
    return `// Generated from the contract; do not edit.\n\n${lines.join('')}`;
  },
};

function line(name: readonly string[], fields: Fields): string {
  const words = name.map((word, index) => (index === 0 ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`));
  return `export const ${words.join('')}Fields = ${JSON.stringify(fields)} as const;\n`;
}

function fieldsOf({ query, body }: Endpoint): Fields {
  return { ...(query && boundsOf(query)), ...(body && boundsOf(body)) };
}

function boundsOf(schema: z.ZodType): Fields {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  const resolved = ({ $ref, ...own }: Schema): Schema =>
    $ref === undefined ? own : (whole.$defs?.[$ref.split('/').at(-1) ?? ''] ?? own);
  const fields = new Map<string, Field>();

  const note = (given: Schema, path: readonly string[], isNeeded: boolean): void => {
    const each = resolved(given);
    if (path.length > deepest) return;
    const choices = each.anyOf ?? each.oneOf;
    if (choices) for (const choice of choices) note(choice, path, isNeeded && each.oneOf !== undefined);
    if (each.items) note(each.items, path, isNeeded);
    for (const [name, inner] of Object.entries(each.properties ?? {})) {
      note(inner, [...path, name], each.required?.includes(name) === true);
    }
    const key = path.join('.');
    // Of lists in a list the outer one is what a form adds to.
    const bounds = { ...fields.get(key), ...fieldOf(each, isNeeded) };
    if (Object.keys(bounds).length > 0) fields.set(key, bounds);
  };
  note(whole, [], true);
  return Object.fromEntries(fields);
}

/** No form is about what lies deeper. */
const deepest = 4;

/** Days and times have fields of their own, which know what they take. */
const isMoment = (format: string | undefined): boolean => format === 'date' || format === 'date-time';

function isBoundText({ type, format, maxLength, pattern }: Schema): boolean {
  return type === 'string' && !isMoment(format) && (maxLength !== undefined || pattern !== undefined);
}

function fieldOf(schema: Schema, isNamed: boolean): Field {
  if (isBoundText(schema)) return textOf(schema, isNamed);
  const { type, maxItems, items } = schema;
  if (type === 'array') return maxItems === undefined || items === undefined ? {} : { maxItems };
  return type === 'number' || type === 'integer' ? numberOf(schema) : {};
}

/** Of the numbers of the database, and of what every whole number may be at most: nobody types them. */
const largestId = 2_147_483_647;

function numberOf(schema: Schema): Field {
  const { minimum: min = Number.MIN_SAFE_INTEGER, maximum: max = Number.MAX_SAFE_INTEGER } = schema;
  if (max === largestId) return {};
  const { exclusiveMinimum: above, exclusiveMaximum: below } = schema;
  return {
    ...(min > Number.MIN_SAFE_INTEGER && { min }),
    ...(max < largestId && { max }),
    ...(above !== undefined && { above }),
    ...(below !== undefined && { below }),
  };
}

/** A text is required where the call cannot do without it, and it may not be empty. */
function textOf({ minLength = 0, maxLength, pattern }: Schema, isNamed: boolean): Field {
  const refusesNothing = minLength > 0 || (pattern !== undefined && !new RegExp(pattern, 'u').test(''));
  return {
    required: isNamed && refusesNothing,
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== undefined && { pattern }),
  };
}
