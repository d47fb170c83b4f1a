import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { CropAliasesNotice } from '#web/parts/crop/CropAliasesNotice.tsx';
import { readFarmParameters, writeFarmParameters } from '#web/parts/farm/farm-parameters.ts';
import { Sheet } from './map-layout.tsx';

const part = 'cropAliases';

/** Asks over the map which crops files mean, until that is known or whoever looks at it does not want to be asked here. */
export function AskedCrops({ farmId }: { readonly farmId: number }): ReactElement {
  const [passedOver, setPassedOver] = useState<readonly string[]>(() => readPassedOver(farmId));
  return (
    <Floating>
      <CropAliasesNotice
        farmId={farmId}
        passedOver={passedOver}
        onPassOver={(names) => {
          const all = [...passedOver, ...names];
          writeFarmParameters(farmId, part, all);
          setPassedOver(all);
        }}
      />
    </Floating>
  );
}

function readPassedOver(farmId: number): readonly string[] {
  const kept = readFarmParameters(farmId, part);
  return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
}

const Floating = styled(Sheet)({ '&:empty': { display: 'none' } });
