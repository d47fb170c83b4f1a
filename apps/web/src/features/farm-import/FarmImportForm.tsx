import Button from '@mui/material/Button';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { T } from '#web/i18n/T.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FieldsGround } from '#web/ui/FieldsGround.tsx';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { LeaveGuard } from '#web/ui/LeaveGuard.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PanelHead } from '#web/ui/PanelHead.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { CreationFault } from './CreationFault.tsx';
import { CountryField, type ChosenCountry } from './CountryField.tsx';
import type { NewFarm } from './farm-import.queries.ts';
import { FieldsArea, HeadArea, ImportLayout, ReportArea, SubmitArea } from './ImportLayout.tsx';
import { landFileEndings } from './land-file.ts';
import { LandFileTruth } from './LandFileTruth.tsx';
import { useDefaultCountry } from './use-default-country.ts';
import { useLandFile, type LandFileState } from './use-land-file.ts';

type ImportType = 'shapefile' | 'manual';

interface FarmValues {
  readonly farmName: string;
  readonly country: ChosenCountry | null;
  readonly file: true | null;
}

interface FarmImportFormProps {
  readonly heading: ReactNode;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onSubmit: (farm: NewFarm) => void;
}

export function FarmImportForm({ heading, isPending, error, onSubmit }: FarmImportFormProps): ReactElement {
  const { history } = useRouter();
  const [importType, setImportType] = useState<ImportType>('shapefile');
  const { register, control, handleSubmit, setValue, clearErrors, formState } = useForm<FarmValues>({
    defaultValues: { farmName: '', country: null, file: null },
  });
  const [country, farmName] = useWatch({ control, name: ['country', 'farmName'] });
  const landFile = useLandFile(country?.id);
  const isFromFile = importType === 'shapefile';
  const { errors, dirtyFields } = formState;

  useDefaultCountry((found) => {
    if (!dirtyFields.country) setValue('country', found);
  });
  useEffect(() => {
    if (landFile.validation === 1) clearErrors('file');
  }, [landFile.validation, clearErrors]);

  const submit = handleSubmit(({ farmName: name, country: chosen }) => {
    if (isPending || !chosen) return;
    onSubmit({ farmName: name.trim(), countryCode: chosen.id, landFile: isFromFile ? landFile.choice : undefined });
  });

  return (
    <ImportLayout noValidate onSubmit={(event) => void submit(event)} as="form">
      <LeaveGuard isEntered={farmName.trim() !== '' || (isFromFile && landFile.choice !== undefined)}>
        <T id="farmImport.leave" />
      </LeaveGuard>
      <HeadArea>
        <PanelHead />
      </HeadArea>
      <FieldsArea>
        {heading}
        <Field
          {...register('farmName', { validate: (name) => name.trim() !== '' })}
          label={<T id="farmImport.farmName" />}
          error={errors.farmName && <T id="validation.required" />}
          maxLength={200}
          autoComplete="organization"
          autoFocus
        />
        <Controller
          control={control}
          name="country"
          rules={{ required: true }}
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <CountryField
              ref={ref}
              value={value}
              onChoose={onChange}
              onBlur={onBlur}
              error={errors.country && <T id="validation.required" />}
            />
          )}
        />
        <RadioCards
          label={<T id="farmImport.type" />}
          value={importType}
          onChoose={setImportType}
          cards={[
            { value: 'shapefile', label: <T id="farmImport.shapefile" />, note: <T id="farmImport.shapefileNote" /> },
            { value: 'manual', label: <T id="farmImport.manual" />, note: <T id="farmImport.manualNote" /> },
          ]}
        />
        {isFromFile && (
          <Controller
            control={control}
            name="file"
            rules={{ validate: () => landFile.validation === 1 }}
            render={({ field: { ref } }) => (
              <FileDrop
                ref={ref}
                label={<T id="farmImport.file" />}
                help={<T id="farmImport.fileHelp" />}
                error={errors.file && <T id={fileFault(landFile)} />}
                accept={landFileEndings}
                fileName={landFile.choice?.file.name}
                onFiles={(files) => {
                  clearErrors('file');
                  void landFile.choose(files);
                }}
              />
            )}
          />
        )}
      </FieldsArea>
      <ReportArea>
        {isFromFile ? <LandFileTruth landFile={landFile} countryCode={country?.id} /> : <FieldsGround />}
      </ReportArea>
      <SubmitArea>
        {error !== null && (
          <Notice tone="error">
            <CreationFault error={error} />
          </Notice>
        )}
        <PendingButton type="submit" size="large" isPending={isPending}>
          <SubmitText landFile={isFromFile ? landFile : undefined} />
        </PendingButton>
        {history.canGoBack() && (
          <Button onClick={() => history.back()}>
            <T id="action.back" />
          </Button>
        )}
      </SubmitArea>
    </ImportLayout>
  );
}

function SubmitText({ landFile }: { readonly landFile: LandFileState | undefined }): ReactElement {
  const parcels = landFile?.validation === 1 ? landFile.report?.parcels : undefined;
  if (parcels === undefined) return <T id="farmImport.submit" />;
  return <T id="farmImport.submitParcels" values={{ count: parcels }} />;
}

function fileFault({ choice, isReading }: { choice: object | undefined; isReading: boolean }): FileFault {
  if (!choice) return 'farmImport.fileRequired';
  return isReading ? 'farmImport.fileStillReading' : 'FarmImport.errors.incorrectShpFile';
}
type FileFault = 'farmImport.fileRequired' | 'farmImport.fileStillReading' | 'FarmImport.errors.incorrectShpFile';
