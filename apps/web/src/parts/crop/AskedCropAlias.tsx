import type { CropAlias } from '@brazda/contract/agroevidence/crop-aliases.ts';
import type { Crop } from '@brazda/contract/agroevidence/crops.ts';
import { parcelAreaNumber } from '@brazda/domain/measures.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { T } from '#web/i18n/T.tsx';
import { CropSwatch } from '#web/parts/parcel/CropSwatch.tsx';
import { DialogEnd } from '#web/ui/DialogEnd.tsx';
import { FormStack } from '#web/ui/FormStack.tsx';
import { PendingButton } from '#web/ui/PendingButton.tsx';
import { useLearnCropAlias } from './crop-aliases.queries.ts';
import { cropColor, useCropName } from './crop-name.ts';
import { CropField } from './CropField.tsx';

type Chosen = Pick<Crop, 'name' | 'color'> & { readonly id: number };

interface AskedCropAliasProps {
  readonly farmId: number;
  readonly alias: CropAlias;
  /** How many are to be asked about, with this one. */
  readonly left: number;
  /** It is known now, or passed over. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks which crop is meant by a name: by what is likeliest, or any other one. */
export function AskedCropAlias({ farmId, alias, left, onDone, onClose }: AskedCropAliasProps): ReactElement {
  const nameOf = useCropName();
  const [chosen, setChosen] = useState<Chosen | null>(chosenOf(alias.crop));
  const [isTried, setTried] = useState(false);
  const learn = useLearnCropAlias(farmId, ({ name, crop, changeId }) => ({
    changeId,
    message: <T id="crops.alias.learned" values={{ name, crop: nameOf(crop) }} />,
  }));
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTried(true);
    if (chosen) void learn.mutateAsync({ name: alias.name, cropId: chosen.id }).then(onDone, () => undefined);
  };
  return (
    <FormStack noValidate onSubmit={submit}>
      <Asked alias={alias} />
      {alias.suggestions.length > 0 && (
        <Suggestions>
          {alias.suggestions.map((crop) => (
            <Button
              key={crop.id}
              size="small"
              variant="outlined"
              aria-pressed={crop.id === chosen?.id}
              startIcon={<CropSwatch color={cropColor(crop)} />}
              onClick={() => setChosen(chosenOf(crop))}
            >
              {nameOf(crop)}
            </Button>
          ))}
        </Suggestions>
      )}
      <CropField
        label={<T id="crops.alias.crop" />}
        farmId={farmId}
        value={chosen}
        error={isTried && !chosen && <T id="validation.required" />}
        onChoose={setChosen}
      />
      <DialogEnd error={learn.error} onCancel={onClose}>
        {left > 1 && (
          <Button onClick={onDone}>
            <T id="crops.alias.passOver" />
          </Button>
        )}
        <PendingButton type="submit" isPending={learn.isPending}>
          <T id="crops.alias.confirm" />
        </PendingButton>
      </DialogEnd>
    </FormStack>
  );
}

/** The name as the file wrote it, the land that it stands for, and as what it is read meanwhile. */
function Asked({ alias }: { readonly alias: CropAlias }): ReactElement {
  const { locale } = useLanguage();
  const nameOf = useCropName();
  const { name, parcels, area, crop } = alias;
  return (
    <div>
      <Typography variant="h3">{name}</Typography>
      <Land>
        <T id="parcel.count" values={{ count: parcels }} />
        <span>
          <T id="parcel.hectares" values={{ area: parcelAreaNumber(area, locale) }} />
        </span>
      </Land>
      {crop && (
        <Typography>
          <T id="crops.alias.readAs" values={{ crop: nameOf(crop) }} />
        </Typography>
      )}
    </div>
  );
}

function chosenOf(crop: Crop | null): Chosen | null {
  return crop === null || crop.id === null ? null : { id: crop.id, name: crop.name, color: crop.color };
}

const Land = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  margin: 0,
  color: theme.vars.palette.text.secondary,
}));

const Suggestions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  '& [aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.main,
    background: theme.vars.palette.primary.light,
  },
}));
