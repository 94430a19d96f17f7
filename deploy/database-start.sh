#!/bin/sh
# Runs once, when the volume is empty: the role that Neev works as is no superuser, so its extensions are made here.
set -eu
# The password is read by psql: it stands in no list of processes.
psql --set=ON_ERROR_STOP=1 --username=postgres --dbname=postgres <<'SQL'
\set password `cat /run/secrets/database-password`
create role neev login password :'password';
create database neev owner neev;
revoke all on database neev from public;
\connect neev
create extension btree_gin;
create extension btree_gist;
create extension cube;
create extension earthdistance;
SQL
