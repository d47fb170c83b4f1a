import type {
  DistanceRule,
  FertilizingBan,
  NitrogenLimit,
  RestrictionFigure,
  RestrictionRules,
} from '@brazda/domain/restrictions/rules.ts';
import { sql } from 'kysely';
import type { FarmReading } from '#server/db/farm-scope.ts';

interface OfCountry {
  readonly countryCode: string;
}

interface RuleRows {
  readonly bans: (FertilizingBan & OfCountry)[];
  readonly limits: (NitrogenLimit & OfCountry)[];
  readonly figures: RestrictionFigure[];
  readonly distances: DistanceRule[];
}

/** The dated rules of each country; one without any gets none. */
export async function readRules(farms: FarmReading): Promise<(countryCode: string) => RestrictionRules> {
  const dated = sql`'validFrom', valid_from, 'validTo', valid_to, 'isGeneralKnowledge', is_general_knowledge`;
  const told = sql`'document', document, 'paragraph', paragraph, ${dated}`;
  const [rows] = await farms.rows(sql<RuleRows>`
    select
      (select coalesce(json_agg(json_build_object('countryCode', country_code, 'releaseClass', release_class,
        'climate', case when climate_from is not null then json_build_object('from', climate_from, 'to', climate_to) end,
        'from', banned_from, 'to', banned_to, 'gentleTo', gentle_to,
        'gentleDegrees', gentle_degrees, 'isWithoutNextCrop', is_without_next_crop, ${told}) order by id), '[]')
        from agroevidence.fertilizing_ban) as bans,
      (select coalesce(json_agg(json_build_object('countryCode', country_code, 'cropId', crop_id,
        'kilogramsPerHectare', kilograms_per_hectare, ${told}) order by id), '[]') from agroevidence.nitrogen_limit) as limits,
      (select coalesce(json_agg(json_build_object('name', name, 'value', value, ${told}) order by id), '[]')
        from agroevidence.restriction_figure) as figures,
      (select coalesce(json_agg(json_build_object('countryCode', country_code, 'kind', kind, 'variant', variant,
        'widthM', width_m, 'leastSlopeDegrees', least_slope_degrees, 'materialKind', material_kind, 'source', source,
        ${dated}) order by id), '[]') from agroevidence.deduction_rule) as distances`);
  if (!rows) throw new Error('The rules were not told');
  const { bans, limits, figures, distances } = rows;
  return (code) => ({
    bans: bans.filter(({ countryCode }) => countryCode === code),
    limits: limits.filter(({ countryCode }) => countryCode === code),
    distances: distances.filter(({ countryCode }) => countryCode === code),
    figures,
  });
}
