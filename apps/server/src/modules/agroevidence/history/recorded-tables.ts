import type { RecordedTable } from '#server/audit/recorded-tables.ts';
import {
  nameMaterials,
  nameOrganisms,
  nameOwnMaterials,
  nameScenarios,
  nameUsedMaterials,
} from './record-names.repository.ts';

/** What follows from outlines, or says only from where and when a row came. */
const ofOutlines = ['west', 'south', 'east', 'north', 'shown_area_ha', 'square', 'block_sort_key'] as const;
const ofImports = ['import_id', 'ended_by_import_id', 'retracted_by_import_id'] as const;

/** How the history tells what is recorded of the land. */
export const recordedTables: readonly RecordedTable[] = [
  { record: 'agroevidence.parcel', unsaid: ['sort_key', 'created_at'] },
  {
    record: 'agroevidence.parcel_version',
    unsaid: [
      ...ofOutlines,
      ...ofImports,
      ...['is_current', 'valid_from_known', 'valid_before', 'recorded_at', 'edited_at', 'land_use_code'],
      // As the file or the registry has said it, which what is told of the parcel itself stands on.
      ...['given_name', 'given_crop', 'given_cadastral_unit'],
    ],
  },
  { record: 'agroevidence.parcel_lineage', unsaid: ofImports },
  {
    record: 'agroevidence.cultivation',
    unsaid: [...ofImports, 'valid_before', 'ended_by_id', 'sown_by_action_id', 'ended_by_action_id'],
  },
  { record: 'agroevidence.plan_entry', unsaid: ['origin'], named: { scenario_id: nameScenarios } },
  { record: 'agroevidence.plan_scenario', unsaid: [] },
  { record: 'agroevidence.own_crop', unsaid: [] },
  { record: 'agroevidence.crop_alias', unsaid: ['name_key'] },
  { record: 'agroevidence.own_material', unsaid: [] },
  { record: 'agroevidence.own_organism', unsaid: [] },
  {
    record: 'agroevidence.package_code',
    unsaid: [],
    named: { material_id: nameMaterials, own_material_id: nameOwnMaterials },
  },
  { record: 'agroevidence.center', unsaid: [] },
  { record: 'agroevidence.zone', unsaid: [] },
  { record: 'agroevidence.land_feature', unsaid: [] },
  { record: 'agroevidence.registry_access', unsaid: ['changed_at'] },
  // What was against an action stands with it; of what it came and which plan it carries out is seen there too.
  { record: 'agroevidence.action', unsaid: ['findings', 'unjudged', 'record_import_id', 'order_id'] },
  {
    record: 'agroevidence.action_amount',
    unsaid: ['action_id', 'place', 'unit_kind', 'amount', 'own_organisms'],
    named: { used_material_id: nameUsedMaterials, organism_codes: nameOrganisms },
  },
  {
    record: 'agroevidence.action_target',
    unsaid: ['action_id', 'parcel_version_id', 'cultivation_id', 'amounts', 'findings'],
  },
];
