#!/bin/sh
# Runs once, when the volume is empty: the role that Neev works as is no superuser, so its extensions are made here.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$(cat /run/secrets/database-password)" --username=postgres --dbname=postgres <<'SQL'
create role neev login password :'password';
create database neev owner neev;
revoke all on database neev from public;
\connect neev
create extension btree_gin;
create extension btree_gist;
create extension cube;
create extension earthdistance;
SQL
