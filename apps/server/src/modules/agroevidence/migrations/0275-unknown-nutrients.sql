-- What a register or a decree does not say of a fertilizer is not known; it stood as zero until now. The decree on manures names
-- nitrogen, phosphorus and potassium alone. Rows of registers are read again by the next import, whatever they said before.
create function agroevidence.without_zeros(percent jsonb, unsaid text[]) returns jsonb language sql immutable as $$
  select jsonb_object_agg(key, case when key = any(unsaid) and value = '0'::jsonb then 'null'::jsonb else value end)
  from jsonb_each(percent)
$$;

update agroevidence.material
set facts = jsonb_set(facts, '{percent}', agroevidence.without_zeros(facts -> 'percent', array['CaO', 'MgO', 'S']))
where kind = 'FERTILIZER' and register_import_id is null and facts ->> 'type' in ('FARM', 'ORGANIC', 'SLUDGE');

update agroevidence.material
set facts = jsonb_set(facts, '{percent}',
    agroevidence.without_zeros(facts -> 'percent', array['P2O5', 'K2O', 'CaO', 'MgO', 'S'])),
  content_hash = ''
where kind = 'FERTILIZER' and register_import_id is not null;

drop function agroevidence.without_zeros(jsonb, text[]);
