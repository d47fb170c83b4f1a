import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { useMay } from '#web/parts/farm/use-may.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { cropAliasesOptions } from './crop-aliases.queries.ts';
import { CropAliasesDialog } from './CropAliasesDialog.tsx';

interface CropAliasesNoticeProps {
  readonly farmId: number;
  /** Names that whoever looks at it does not want to be asked about here. */
  readonly passedOver?: readonly string[];
  /** Left out where it is said as long as they are not known. */
  readonly onPassOver?: (names: readonly string[]) => void;
}

/** That files called crops by names which no catalogue knows for certain, for those who may say which crops they are. */
export function CropAliasesNotice({
  farmId,
  passedOver = [],
  onPassOver,
}: CropAliasesNoticeProps): ReactElement | null {
  const mayChange = useMay('land.change', farmId);
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...cropAliasesOptions(farmId), enabled: mayChange });
  const toAsk = data?.filter(({ name, isLearned }) => !isLearned && !passedOver.includes(name)) ?? [];
  const isShown = mayChange && toAsk.length > 0;
  return (
    <>
      {isShown && (
        <Notice
          actions={
            <>
              <Button variant="outlined" onClick={() => setOpen(true)}>
                <T id="crops.alias.ask" />
              </Button>
              {onPassOver && (
                <Button onClick={() => onPassOver(toAsk.map(({ name }) => name))}>
                  <T id="crops.alias.notNow" />
                </Button>
              )}
            </>
          }
        >
          <T id="crops.alias.unknown" values={{ count: toAsk.length }} />
        </Notice>
      )}
      {isOpen && <CropAliasesDialog farmId={farmId} aliases={toAsk} onClose={() => setOpen(false)} />}
    </>
  );
}
