import type { FieldFault } from '@brazda/contract/errors.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import type { MessageId } from '#web/i18n/ids.generated.ts';

const wordings = {
  'cropFile.unreadable': 'catalogues.fault.unreadable',
  'cropFile.tooLarge': 'catalogues.fault.tooLarge',
  'cropFile.tooManyRows': 'catalogues.fault.tooManyRows',
  'cropFile.noNames': 'catalogues.fault.noNames',
  'cropFile.empty': 'catalogues.fault.empty',
  'cropFile.name.missing': 'catalogues.fault.nameMissing',
  'cropFile.name.invalid': 'catalogues.fault.nameInvalid',
  'cropFile.name.twice': 'catalogues.fault.nameTwice',
  'cropFile.code.invalid': 'catalogues.fault.code',
  'cropFile.eppo.invalid': 'catalogues.fault.eppo',
  'cropFile.color.invalid': 'catalogues.fault.color',
  'cropFile.validFrom.invalid': 'catalogues.fault.day',
  'cropFile.validTo.invalid': 'catalogues.fault.day',
  'cropFile.validTo.reversed': 'catalogues.fault.reversed',
  'materialFile.unreadable': 'catalogues.fault.unreadable',
  'materialFile.tooLarge': 'catalogues.fault.materialsTooLarge',
  'materialFile.tooManyRows': 'catalogues.fault.tooManyRows',
  'materialFile.noNames': 'catalogues.fault.noMaterialNames',
  'materialFile.empty': 'catalogues.fault.noMaterials',
  'materialFile.name.missing': 'catalogues.fault.materialMissing',
  'materialFile.name.twice': 'catalogues.fault.materialTwice',
  'materialFile.validFrom.invalid': 'catalogues.fault.day',
  'materialFile.validTo.invalid': 'catalogues.fault.day',
  'materialFile.validTo.reversed': 'catalogues.fault.reversed',
  'materialFile.cell': 'catalogues.fault.cell',
} as const satisfies Readonly<Record<string, MessageId>>;

/** Of most columns of materials is said that what stands there cannot be used. */
function wordingOf(code: string): (typeof wordings)[keyof typeof wordings] | undefined {
  if (isWorded(code)) return wordings[code];
  return code.startsWith('materialFile.') ? wordings['materialFile.cell'] : undefined;
}

function isWorded(code: string): code is keyof typeof wordings {
  return Object.hasOwn(wordings, code);
}

/** What is wrong in a table, row by row as the file counts them. */
export function TableFaults({ faults }: { readonly faults: readonly FieldFault[] }): ReactElement {
  return (
    <List>
      {faults.map(({ path, code, detail = {} }) => {
        const id = wordingOf(code);
        const row = Number(detail['row'] ?? 0);
        const rows = Number(detail['rows'] ?? 0);
        return (
          <li key={`${path} ${code}`}>{id && <T id={id} values={{ row, value: detail['value'] ?? '', rows }} />}</li>
        );
      })}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  maxHeight: 240,
  overflowY: 'auto',
  margin: theme.spacing(2, 0, 0),
  paddingLeft: theme.spacing(5),
  overflowWrap: 'anywhere',
}));
