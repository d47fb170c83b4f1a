import type { ComponentProps, ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { landFileEndings } from './land-file.ts';
import type { LandFileState } from './use-land-file.ts';

interface LandFileFieldProps extends Pick<ComponentProps<typeof FileDrop>, 'ref'> {
  readonly landFile: LandFileState;
  /** Why the form cannot go on with this file, once that was tried. */
  readonly fault: FileFault | undefined;
  /** Another file was chosen. */
  readonly onChoose: () => void;
}

/** The file with the parcels. */
export function LandFileField({ ref, landFile, fault, onChoose }: LandFileFieldProps): ReactElement {
  return (
    <FileDrop
      ref={ref}
      label={<T id="farmImport.file" />}
      help={<T id="farmImport.fileHelp" />}
      error={fault && <T id={fault} />}
      accept={landFileEndings}
      fileName={landFile.choice?.file.name}
      onFiles={(files) => {
        onChoose();
        void landFile.choose(files);
      }}
    />
  );
}

/** What is missing for going on with a file. */
export function fileFault({ choice, isReading }: LandFileState, required: FileFault): FileFault {
  if (!choice) return required;
  return isReading ? 'farmImport.fileStillReading' : 'FarmImport.errors.incorrectShpFile';
}

export type FileFault =
  | 'farmImport.fileRequired'
  | 'addLand.fileRequired'
  | 'farmImport.fileStillReading'
  | 'FarmImport.errors.incorrectShpFile';
