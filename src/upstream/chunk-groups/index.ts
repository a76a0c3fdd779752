import type {Plugin} from '@docusaurus/types';
import {cacheGroups, sheetGroups} from './groups';

/** Joins the route components that a reader of one kind of page needs into a few files. */
export default function chunkGroups(): Plugin {
  return {
    name: 'chunk-groups',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {optimization: {splitChunks: {cacheGroups: {...cacheGroups(), ...sheetGroups()}}}},
  };
}
