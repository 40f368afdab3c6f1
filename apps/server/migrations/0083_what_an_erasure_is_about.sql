-- What somebody had to do with when they asked to be erased. Where their address is named later is a new beginning: otherwise any stranger
-- who names it with money that is open could make them wait for ever. Nothing for those who asked before this was known.
alter table data_requests add column if not exists parts uuid[];
