import type { Reasons } from '#server/testing/module-canary.ts';

/** Its tables that hold nothing of a farm, each with the reason why that is right. */
export const withoutFarm: Reasons = {
  'agroevidence.crop': 'the catalogue of crops, the same for all',
  'agroevidence.deduction_rule': 'distances that rules ask for, the same for all',
  'agroevidence.rotation_group': 'which crops a rotation takes for the same, for all',
  'agroevidence.rotation_rule': 'rules of rotation, the same for all',
  'agroevidence.registry_code': 'codes of land registries, the same for all',
  'agroevidence.registry_code_name': 'names of such codes, the same for all',
  'agroevidence.code_list_refresh': 'one row for the installation: how the refresh of the codes stands',
  'agroevidence.material': 'what can be brought onto land, the same for all',
  'agroevidence.organism': 'what harms crops, the same for all',
  'agroevidence.register_import': 'imports of public registers into the catalogue, the same for all',
  'agroevidence.register_import_piece': 'the file of such an import, until it was read',
  'agroevidence.register_import_row': 'what such an import did to rows of the catalogue',
  'agroevidence.nitrogen_rule': 'what nitrogen counts by, the same for all',
  'agroevidence.fertilizing_ban': 'days without nitrogen, the same for all',
  'agroevidence.nutrient_uptake': 'what leaves the land with a harvest, the same for all',
  'agroevidence.nitrogen_limit': 'nitrogen that crops may have, the same for all',
  'agroevidence.restriction_figure': 'figures that warnings use, the same for all',
  'agroevidence.submission_rule': 'by when records are handed over, the same for all',
  'agroevidence.yearly_deadline': 'by when reports of whole farming years are handed over, the same for all',
};
