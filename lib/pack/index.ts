/** A list as one file that opens from a disk: taken apart and put together here, brought to life by `./start`. */
export { assemblePack, packName } from './assemble';
export { judgePack, type Pack } from './pack';
export { picturesOf, pickSymbols } from './symbols';
