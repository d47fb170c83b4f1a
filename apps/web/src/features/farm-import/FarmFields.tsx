import type { ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import { T } from '#web/i18n/T.tsx';
import { useConfiguration } from '#web/lib/configuration.ts';
import { agroevidenceRegistrationEmptyFields } from '#web/lib/fields.generated.ts';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RegistryFields } from '#web/parts/registry/RegistryFields.tsx';
import { CountryField } from './CountryField.tsx';
import { ImportTypeCards } from './ImportTypeCards.tsx';
import { fileFault, LandFileField } from './LandFileField.tsx';
import { RegistryWelcome } from './RegistryWelcome.tsx';
import type { FarmForm } from './use-farm-form.ts';

interface FarmFieldsProps {
  readonly farm: FarmForm;
}

/** What has to be filled in for a new farm; once the registry knows who it is for, its name alone. */
export function FarmFields({ farm }: FarmFieldsProps): ReactElement {
  if (farm.isSignedIn) {
    return (
      <RegistryWelcome name={farm.registry.data ?? ''}>
        <NameField farm={farm} />
      </RegistryWelcome>
    );
  }
  const { register, formState } = farm.form;
  return (
    <>
      {!farm.isSigningIn && <NameField farm={farm} />}
      <Origin farm={farm} />
      {farm.isSigningIn && <RegistryFields register={register} errors={formState.errors} />}
      {farm.importType === 'shapefile' && <FarmFile farm={farm} />}
    </>
  );
}

/** Registered only where it is shown: the form would wait for a name that nobody can write. */
function NameField({ farm: { form } }: FarmFieldsProps): ReactElement {
  const { register, formState } = form;
  return (
    <Field
      {...register('farmName', { validate: (name) => name.trim() !== '' })}
      label={<T id="farmImport.farmName" />}
      error={formState.errors.farmName && <T id="validation.required" />}
      maxLength={agroevidenceRegistrationEmptyFields.farmName.maxLength}
      autoComplete="organization"
      autoFocus
    />
  );
}

/** The form waits until the file was read and is good. */
function FarmFile({ farm: { form, landFile } }: FarmFieldsProps): ReactElement {
  const { control, clearErrors, formState } = form;
  return (
    <Controller
      control={control}
      name="file"
      rules={{ validate: () => landFile.validation === 1 }}
      render={({ field: { ref } }) => (
        <LandFileField
          ref={ref}
          landFile={landFile}
          fault={formState.errors.file && fileFault(landFile, 'farmImport.fileRequired')}
          onChoose={() => clearErrors('file')}
        />
      )}
    />
  );
}

function Origin({ farm }: FarmFieldsProps): ReactElement {
  const { form, importType, chooseImportType, country, chooseCountry } = farm;
  const { isRegistryConnected } = useConfiguration();
  const isCzech = country?.id === 'CZ';
  return (
    <>
      <Controller
        control={form.control}
        name="country"
        rules={{ validate: () => country !== null }}
        render={({ field: { ref, onBlur } }) => (
          <CountryField
            ref={ref}
            value={country}
            onChoose={chooseCountry}
            onType={farm.noteTypedCountry}
            onFocus={farm.enterCountry}
            onBlur={() => {
              farm.leaveCountry();
              onBlur();
            }}
            error={form.formState.errors.country && <T id="validation.required" />}
          />
        )}
      />
      <ImportTypeCards
        value={importType}
        isRegistryOffered={isRegistryConnected && isCzech}
        onChoose={chooseImportType}
      />
      {isCzech && !isRegistryConnected && (
        <Notice>
          <T id="farmImport.registryMissing" />
        </Notice>
      )}
    </>
  );
}
