import type { ReactElement } from 'react';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { T } from '#web/i18n/T.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { szridFault, type RegistryValues, type SzridFault } from './registry-rules.ts';

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
        label={<T id="farmImport.registryLogin" />}
        error={errors.login && <T id="validation.required" />}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...register('secret', { validate: isFilled })}
        label={<T id="farmImport.registrySecret" />}
        help={<T id="farmImport.registrySecretHelp" />}
        error={errors.secret && <T id="validation.required" />}
        maxLength={200}
        autoComplete="off"
      />
      <Field
        {...register('szrid', { validate: (szrid) => szridFault(szrid) ?? true })}
        label={<T id="farmImport.registrySzrid" />}
        error={errors.szrid && <T id={errors.szrid.message as SzridFault} />}
        maxLength={20}
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  );
}

function isFilled(text: string): boolean {
  return text.trim() !== '';
}
