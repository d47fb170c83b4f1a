-- Changes of the land are kept row by row; secrets of the registry never are.
call core.record_changes('agroevidence.parcel', 'farm_id', 'id', array['search_key', 'changed_at']);
call core.record_changes('agroevidence.parcel_version', 'farm_id', 'id', array['label']);
call core.record_changes('agroevidence.cultivation', 'farm_id', 'id');
call core.record_changes('agroevidence.registry_access', 'farm_id', 'farm_id', array['sealed_key']);
