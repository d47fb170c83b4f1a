import type { ReactElement } from 'react';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { T } from '#web/i18n/T.tsx';
import { agroevidenceEagriSignInFields } from '#web/lib/fields.generated.ts';
import { szridFault, type RegistryValues, type SzridFault } from './registry-rules.ts';
import { Field } from '#web/ui/Field.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';

interface RegistryFieldsProps {
  /** Of any form that holds these three among its values. */
  readonly register: (
    name: keyof RegistryValues,
    rules: { readonly validate: (text: string) => boolean | string },
  ) => UseFormRegisterReturn;
  readonly errors: FieldErrors<RegistryValues>;
}

/** The three things by which somebody signs in to the land registry. */
export function RegistryFields({ register, errors }: RegistryFieldsProps): ReactElement {
  return (
    <>
      <Field
        {...register('login', { validate: isFilled })}
        label={<T id="registry.login" />}
        error={errors.login && <T id="validation.required" />}
        maxLength={agroevidenceEagriSignInFields.login.maxLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...register('secret', { validate: isFilled })}
        label={<T id="registry.secret" />}
        help={<T id="registry.secretHelp" />}
        error={errors.secret && <T id="validation.required" />}
        isKey
        maxLength={agroevidenceEagriSignInFields.secret.maxLength}
        autoComplete="off"
      />
      <Field
        {...register('szrid', { validate: (szrid) => szridFault(szrid) ?? true })}
        label={<T id="registry.szrid" />}
        error={errors.szrid && <T id={errors.szrid.message as SzridFault} />}
        // Its digits are often written in groups.
        maxLength={2 * agroevidenceEagriSignInFields.szrid.maxLength}
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  );
}

function isFilled(text: string): boolean {
  return text.trim() !== '';
}
