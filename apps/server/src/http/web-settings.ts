import { Language } from '@brazda/contract/shapes.ts';
import { brandIds, type BrandId } from '@brazda/domain/brands.ts';
import { defaultFlags } from '@brazda/domain/flags.ts';
import { z } from 'zod';

const secureAddress = z.url({ protocol: /^https?$/ });
const origin = secureAddress.refine(
  (url) => URL.canParse(url) && new URL(url).origin === url,
  'Only the origin: https://host',
);

/** The window that people write to the support in: a script of whoever runs it, and what opens it. */
const SupportChat = z.strictObject({
  script: secureAddress,
  open: z.string().regex(/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/, 'The name of a function, such as Chat.open'),
  origins: z.array(origin).default([]),
});
export type SupportChat = z.infer<typeof SupportChat>;

const host = z.string().regex(/^(\*|[a-z0-9]([a-z0-9.-]*[a-z0-9])?)$/, 'A host name in small letters, or *');

/** What the environment can say of the look and the outer services of the web app. */
export const webEnvironment = {
  BRANDS: jsonOf(z.record(host, z.enum(brandIds)), '{}').describe('JSON: brand by host name, * for any other host'),
  HELP_URLS: jsonOf(z.partialRecord(Language, secureAddress), '{}').describe(
    'JSON: addresses of the knowledge base by language; a language without one is led to the English',
  ),
  SUPPORT_CHAT: jsonOf(SupportChat.nullable(), 'null').describe(
    'JSON: script of a support chat, the function that opens it, further origins that it needs',
  ),
  FLAGS: jsonOf(z.record(z.string().min(1).max(100), z.boolean()), '{}').describe('JSON: feature flags by name'),
  UNLEASH_URL: secureAddress.optional().describe('Front-end address of an Unleash that says the flags instead'),
  UNLEASH_KEY: z.string().min(1).optional().describe('Its front-end key, which browsers are told'),
  SENTRY_DSN: secureAddress
    .refine((url) => URL.canParse(url) && /^\w+$/.test(new URL(url).username) && /\/\d+$/.test(url), 'Not a DSN')
    .optional()
    .describe('Where the web app reports its errors to, in the protocol of Sentry'),
};

export interface WebSettings {
  readonly brands: Readonly<Record<string, BrandId>>;
  readonly helpUrls: Readonly<Partial<Record<Language, string>>>;
  readonly supportChat: SupportChat | null;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly unleash: { readonly url: string; readonly key: string } | null;
  readonly sentryDsn: string | undefined;
}

export function webSettingsOf(settings: z.output<z.ZodObject<typeof webEnvironment>>): WebSettings {
  const { UNLEASH_URL: url, UNLEASH_KEY: key } = settings;
  return {
    brands: settings.BRANDS,
    helpUrls: settings.HELP_URLS,
    supportChat: settings.SUPPORT_CHAT,
    flags: { ...defaultFlags, ...settings.FLAGS },
    unleash: url !== undefined && key !== undefined ? { url, key } : null,
    sentryDsn: settings.SENTRY_DSN,
  };
}

/** Where the page has to be let out to, besides the backgrounds of the map. */
export function outerOrigins({ supportChat, unleash, sentryDsn }: WebSettings): {
  readonly connect: readonly string[];
  readonly chat: readonly string[];
} {
  const originOf = (url: string): string => new URL(url).origin;
  const connect = [unleash?.url, sentryDsn].filter((url) => url !== undefined).map(originOf);
  const chat = supportChat ? [originOf(supportChat.script), ...supportChat.origins] : [];
  return { connect: [...new Set(connect)], chat: [...new Set(chat)] };
}

function jsonOf<T>(schema: z.ZodType<T>, byDefault: string): z.ZodType<T, string | undefined> {
  return z
    .string()
    .default(byDefault)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);
}
