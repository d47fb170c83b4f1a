-- A farm has a version, which says nothing of the matter: where nothing else of it changes, nothing is kept.
call core.keep_versions('core.farm');
drop trigger record_inserted on core.farm;
drop trigger record_updated on core.farm;
drop trigger record_deleted on core.farm;
call core.record_changes('core.farm', 'id', 'id', array['search_key', 'version']);
