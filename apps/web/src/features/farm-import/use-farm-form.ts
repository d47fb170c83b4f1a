import { useEffect, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useConfiguration } from '#web/lib/configuration.ts';
import { noRegistryValues, registryLoginOf, type RegistryValues } from '#web/parts/registry/registry-rules.ts';
import type { ChosenCountry } from './CountryField.tsx';
import type { NewFarm } from './farm-import.queries.ts';
import { usualImportType, type ImportType } from './import-type.ts';
import { useRegistrySignIn } from './registry.queries.ts';
import { useDefaultCountry } from './use-default-country.ts';
import { useLandFile, type LandFileState } from './use-land-file.ts';

export interface FarmValues extends RegistryValues {
  readonly farmName: string;
  readonly country: ChosenCountry | null;
  readonly file: true | null;
}

/** What the form of a new farm is about at the moment. */
export interface FarmForm {
  readonly form: UseFormReturn<FarmValues>;
  readonly importType: ImportType;
  readonly chooseImportType: (type: ImportType) => void;
  readonly country: ChosenCountry | null;
  readonly chooseCountry: (country: ChosenCountry | null) => void;
  readonly enterCountry: () => void;
  readonly leaveCountry: () => void;
  readonly noteTypedCountry: () => void;
  readonly isEntered: boolean;
  readonly landFile: LandFileState;
  readonly registry: ReturnType<typeof useRegistrySignIn>;
  /** Whether the next step is to sign in to the registry, and whether that is done. */
  readonly isSigningIn: boolean;
  readonly isSignedIn: boolean;
  readonly submit: () => Promise<void>;
}

export function useFarmForm(isPending: boolean, onSubmit: (farm: NewFarm) => void): FarmForm {
  const form = useForm<FarmValues>({
    defaultValues: { farmName: '', country: null, file: null, ...noRegistryValues },
  });
  const { control, setValue, getValues, clearErrors } = form;
  const [chosenCountry, farmName] = useWatch({ control, name: ['country', 'farmName'] });
  const defaultCountry = useDefaultCountry();
  const [isDefaultDeclined, setDefaultDeclined] = useState(false);
  // Whoever came into the empty field is about to type: nothing is put there until they leave it.
  const [isEntering, setEntering] = useState(false);
  const offeredCountry = isEntering ? null : defaultCountry;
  const country = isDefaultDeclined ? chosenCountry : offeredCountry;
  const { importType, chooseImportType } = useImportType(country?.id);
  const landFile = useLandFile(country?.id);
  const registry = useRegistrySignIn((name) => {
    if (getValues('farmName').trim() === '') setValue('farmName', name);
  });
  const isSigningIn = importType === 'eagri' && !registry.isSuccess;

  useEffect(() => {
    if (landFile.validation === 1) clearErrors('file');
  }, [landFile.validation, clearErrors]);

  const submit = form.handleSubmit(({ farmName: name, ...login }) => {
    if (isPending || registry.isPending || !country) return;
    if (isSigningIn) registry.mutate(registryLoginOf(login));
    else onSubmit({ farmName: name.trim(), countryCode: country.id, land: landOf(importType, landFile) });
  });

  return {
    form,
    importType,
    chooseImportType,
    country,
    chooseCountry: (chosen) => {
      setDefaultDeclined(true);
      setValue('country', chosen, { shouldDirty: true });
      if (chosen) clearErrors('country');
    },
    enterCountry: () => setEntering(country === null),
    leaveCountry: () => setEntering(false),
    noteTypedCountry: () => {
      // Whoever has begun to type does not want to find another one in its place.
      if (!offeredCountry) setDefaultDeclined(true);
    },
    isEntered: farmName.trim() !== '' || (importType === 'shapefile' && landFile.choice !== undefined),
    landFile,
    registry,
    isSigningIn,
    isSignedIn: importType === 'eagri' && registry.isSuccess,
    submit,
  };
}

interface ImportTypeChoice {
  readonly importType: ImportType;
  readonly chooseImportType: (type: ImportType) => void;
}

/** What is usual in a country, until another one is chosen that is to be had there. */
function useImportType(countryCode: string | undefined): ImportTypeChoice {
  const { isRegistryConnected } = useConfiguration();
  const [chosen, setChosen] = useState<ImportType>();
  const usual = usualImportType(countryCode, isRegistryConnected);
  const isToBeHad = chosen !== 'eagri' || usual === 'eagri';
  return { importType: chosen && isToBeHad ? chosen : usual, chooseImportType: setChosen };
}

function landOf(importType: ImportType, { choice }: LandFileState): NewFarm['land'] {
  if (importType === 'eagri') return 'registry';
  return importType === 'shapefile' && choice ? { file: choice } : undefined;
}
