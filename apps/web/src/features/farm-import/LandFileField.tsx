import type { ReactElement } from 'react';
import { Controller } from 'react-hook-form';
import { T } from '#web/i18n/T.tsx';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { landFileEndings } from './land-file.ts';
import type { FarmForm } from './use-farm-form.ts';
import type { LandFileState } from './use-land-file.ts';

/** The file with the farm's parcels; the form waits until it was read and is good. */
export function LandFileField({ farm: { form, landFile } }: { readonly farm: FarmForm }): ReactElement {
  const { control, clearErrors, formState } = form;
  return (
    <Controller
      control={control}
      name="file"
      rules={{ validate: () => landFile.validation === 1 }}
      render={({ field: { ref } }) => (
        <FileDrop
          ref={ref}
          label={<T id="farmImport.file" />}
          help={<T id="farmImport.fileHelp" />}
          error={formState.errors.file && <T id={fileFault(landFile)} />}
          accept={landFileEndings}
          fileName={landFile.choice?.file.name}
          onFiles={(files) => {
            clearErrors('file');
            void landFile.choose(files);
          }}
        />
      )}
    />
  );
}

function fileFault({ choice, isReading }: LandFileState): FileFault {
  if (!choice) return 'farmImport.fileRequired';
  return isReading ? 'farmImport.fileStillReading' : 'FarmImport.errors.incorrectShpFile';
}
type FileFault = 'farmImport.fileRequired' | 'farmImport.fileStillReading' | 'FarmImport.errors.incorrectShpFile';
