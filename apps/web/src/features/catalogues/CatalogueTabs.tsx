import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { SectionTab, SectionTabs } from '#web/ui/SectionTabs.tsx';

/** The way between the catalogues, each with an address of its own. */
export function CatalogueTabs({ farmId }: { readonly farmId: number }): ReactElement {
  const text = useText();
  const params = { farmId: String(farmId) };
  return (
    <SectionTabs label={text('catalogues.sections')}>
      <SectionTab to="/farm/$farmId/catalogues" params={params} activeOptions={{ exact: true, includeSearch: false }}>
        <T id="catalogues.title" />
      </SectionTab>
      <SectionTab to="/farm/$farmId/catalogues/plantProtection" params={params}>
        <T id="material.kind.PLANT_PROTECTION" />
      </SectionTab>
      <SectionTab to="/farm/$farmId/catalogues/fertilizers" params={params}>
        <T id="material.kind.FERTILIZER" />
      </SectionTab>
      <SectionTab to="/farm/$farmId/catalogues/seeds" params={params}>
        <T id="material.kind.SEED" />
      </SectionTab>
      <SectionTab to="/farm/$farmId/catalogues/organisms" params={params}>
        <T id="catalogues.organisms" />
      </SectionTab>
    </SectionTabs>
  );
}
