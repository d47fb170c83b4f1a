import { z } from 'zod';
import { contract } from '../../packages/contract/src/contract.ts';
import type { Endpoint } from '../../packages/contract/src/endpoint.ts';

interface TextSchema {
  readonly type?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** Of one that may be left empty: null stands among them. */
  readonly anyOf?: readonly TextSchema[];
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, TextSchema>>;
  readonly required?: readonly string[];
  /** Of a schema that has a name: where in `$defs` it stands. */
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, ObjectSchema>>;
}

/** What a text may be. */
interface Field {
  readonly required: boolean;
  readonly maxLength?: number;
  readonly pattern?: string;
}

type Fields = Readonly<Record<string, Field>>;

/** What the texts of calls may be, as forms need it at run time; each call by itself, so that pages load their own only. */
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
  return { ...(query && textsOf(query)), ...(body && textsOf(body)) };
}

function textsOf(schema: z.ZodType): Fields {
  const { properties = {}, required = [] } = objectOf(schema);
  const known = Object.entries(properties).map(([name, text]) => [name, unemptied(text)] as const);
  const texts = known.filter(
    ([, { type, format, maxLength, pattern }]) =>
      type === 'string' && format !== 'date' && (maxLength !== undefined || pattern !== undefined),
  );
  return Object.fromEntries(
    texts.map(([name, text]) => [name, fieldOf(text, required.includes(name) && !properties[name]?.anyOf)]),
  );
}

function unemptied(text: TextSchema): TextSchema {
  return text.anyOf?.find(({ type }) => type === 'string') ?? text;
}

function objectOf(schema: z.ZodType): ObjectSchema {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as ObjectSchema;
  return whole.$defs?.[whole.$ref?.split('/').at(-1) ?? ''] ?? whole;
}

/** A text is required where the call cannot do without it, and it may not be empty. */
function fieldOf({ minLength = 0, maxLength, pattern }: TextSchema, isNamed: boolean): Field {
  const refusesNothing = minLength > 0 || (pattern !== undefined && !new RegExp(pattern, 'u').test(''));
  return {
    required: isNamed && refusesNothing,
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== undefined && { pattern }),
  };
}
