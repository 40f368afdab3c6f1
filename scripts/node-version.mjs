/** Checked before anything is imported that an old Node could not even parse. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Jara needs Node 20.19 or newer, and this is ${process.versions.node}. See https://nodejs.org.`);
  process.exit(1);
}
