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
} as const satisfies Readonly<Record<string, MessageId>>;

function isWorded(code: string): code is keyof typeof wordings {
  return Object.hasOwn(wordings, code);
}

/** What is wrong in a table, row by row as the file counts them. */
export function CropFileFaults({ faults }: { readonly faults: readonly FieldFault[] }): ReactElement {
  return (
    <List>
      {faults.map(({ path, code, detail = {} }) => (
        <li key={`${path} ${code}`}>
          {isWorded(code) && (
            <T
              id={wordings[code]}
              values={{
                row: Number(detail['row'] ?? 0),
                value: detail['value'] ?? '',
                rows: Number(detail['rows'] ?? 0),
              }}
            />
          )}
        </li>
      ))}
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
