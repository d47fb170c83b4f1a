import { useEffect, useRef, useState } from 'react';
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
  const { importType, chooseImportType, suitCountry } = useImportType();
  const form = useForm<FarmValues>({
    defaultValues: { farmName: '', country: null, file: null, ...noRegistryValues },
  });
  const { control, setValue, getValues, clearErrors, formState } = form;
  const [country, farmName] = useWatch({ control, name: ['country', 'farmName'] });
  const landFile = useLandFile(country?.id);
  const registry = useRegistrySignIn((name) => {
    if (getValues('farmName').trim() === '') setValue('farmName', name);
  });
  const isSigningIn = importType === 'eagri' && !registry.isSuccess;
  const { dirtyFields } = formState;

  const takeCountry = (chosen: ChosenCountry | null, isChosen: boolean): void => {
    setValue('country', chosen, { shouldDirty: isChosen });
    if (chosen) clearErrors('country');
    if (chosen) suitCountry(chosen.id);
  };
  const isCountryTyped = useRef(false);
  useDefaultCountry((found) => {
    // Whoever has begun to type does not want to find another one in its place.
    if (!dirtyFields.country && !isCountryTyped.current) takeCountry(found, false);
  });
  useEffect(() => {
    if (landFile.validation === 1) clearErrors('file');
  }, [landFile.validation, clearErrors]);

  const submit = form.handleSubmit(({ farmName: name, country: chosen, ...login }) => {
    if (isPending || registry.isPending || !chosen) return;
    if (isSigningIn) registry.mutate(registryLoginOf(login));
    else onSubmit({ farmName: name.trim(), countryCode: chosen.id, land: landOf(importType, landFile) });
  });

  return {
    form,
    importType,
    chooseImportType,
    country,
    chooseCountry: (chosen) => {
      takeCountry(chosen, true);
    },
    noteTypedCountry: () => {
      isCountryTyped.current = true;
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
  /** Takes what is usual in a country, where nobody has chosen yet or the choice is not to be had there. */
  readonly suitCountry: (countryCode: string) => void;
}

function useImportType(): ImportTypeChoice {
  const { isRegistryConnected } = useConfiguration();
  const [importType, setImportType] = useState<ImportType>('shapefile');
  const [isChosen, setChosen] = useState(false);
  return {
    importType,
    chooseImportType: (type) => {
      setChosen(true);
      setImportType(type);
    },
    suitCountry: (countryCode) => {
      const usual = usualImportType(countryCode, isRegistryConnected);
      if (!isChosen || (importType === 'eagri' && usual !== 'eagri')) setImportType(usual);
    },
  };
}

function landOf(importType: ImportType, { choice }: LandFileState): NewFarm['land'] {
  if (importType === 'eagri') return 'registry';
  return importType === 'shapefile' && choice ? { file: choice } : undefined;
}
