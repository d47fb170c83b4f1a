-- Batches are there for a moment: to pack them would cost more than it saves.
alter table core.telemetry_batch alter column messages set storage external;
