import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { cropAliasesOptions } from './crop-aliases.queries.ts';
import { CropAliasesDialog } from './CropAliasesDialog.tsx';

/** The way to what the farm has said of names in files, to say another crop; nothing where it has said nothing. */
export function LearnedCropAliases({ farmId }: { readonly farmId: number }): ReactElement | null {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(cropAliasesOptions(farmId));
  const learned = data?.filter(({ isLearned }) => isLearned) ?? [];
  if (learned.length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <T id="crops.alias.known" />
      </Button>
      {isOpen && <CropAliasesDialog farmId={farmId} aliases={learned} onClose={() => setOpen(false)} />}
    </>
  );
}
