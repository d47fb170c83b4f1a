import { landFeatureKinds, type LandFeatureKind } from '@brazda/domain/enumerations/deduction-kind.ts';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { readGeoJson, type ReadFeatures } from './geojson-features.ts';
import { useAddLandFeatures } from '#web/parts/parcel/land-features.queries.ts';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { PlainDialog } from '#web/ui/PlainDialog.tsx';

interface AddLandFeaturesDialogProps {
  readonly farmId: number;
  readonly onClose: () => void;
}

/** A file that was chosen, and what is in it; undefined where it is no GeoJSON. */
interface ChosenFile {
  readonly name: string;
  readonly read: ReadFeatures | undefined;
}

/** Takes water or protection zones over from a GeoJSON file. */
export function AddLandFeaturesDialog({ farmId, onClose }: AddLandFeaturesDialogProps): ReactElement {
  const text = useText();
  const [kind, setKind] = useState<LandFeatureKind>('WATER');
  const [file, setFile] = useState<ChosenFile>();
  const [isTried, setTried] = useState(false);
  const add = useAddLandFeatures(farmId, ({ changeId, features: { length: count } }) => ({
    changeId,
    message: <T id="farmSettings.featuresAdded" values={{ count }} />,
  }));
  const features = file?.read?.features ?? [];
  const choose = async ([chosen]: readonly File[]): Promise<void> => {
    if (!chosen) return;
    setFile({ name: chosen.name, read: readGeoJson(await chosen.text()) });
    add.reset();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (features.length === 0 || add.isPending) return;
    add.mutate({ kind, features }, { onSuccess: onClose });
  };
  return (
    <PlainDialog heading={<T id="farmSettings.addFeatures" />} onClose={onClose}>
      <FormStack noValidate onSubmit={submit}>
        <ChoiceField
          label={<T id="landFeature.kind" />}
          choices={landFeatureKinds.map((value) => ({ value, label: text(`landFeature.kind.${value}`) }))}
          value={kind}
          onChoose={setKind}
        />
        <FileDrop
          label={<T id="farmSettings.featuresFile" />}
          help={<FileHelp file={file} />}
          accept=".geojson,.json"
          fileName={file?.name}
          error={faultOf(file, isTried)}
          onFiles={(files) => void choose(files)}
        />
        <DialogEnd error={add.error} onCancel={onClose}>
          <PendingButton type="submit" isPending={add.isPending}>
            <T id="farmSettings.takeFeatures" />
          </PendingButton>
        </DialogEnd>
      </FormStack>
    </PlainDialog>
  );
}

function FileHelp({ file }: { readonly file: ChosenFile | undefined }): ReactElement {
  if (!file?.read) return <T id="farmSettings.featuresFileHelp" />;
  const { features, skipped } = file.read;
  return <T id="farmSettings.featuresFound" values={{ count: features.length, skipped }} />;
}

function faultOf(file: ChosenFile | undefined, isTried: boolean): ReactElement | undefined {
  if (!file) return isTried ? <T id="validation.required" /> : undefined;
  if (!file.read) return <T id="farmSettings.featuresUnreadable" />;
  return file.read.features.length === 0 ? <T id="farmSettings.featuresEmpty" /> : undefined;
}
