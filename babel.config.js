// Read by tools that want Babel (and by Docusaurus when its Rust toolchain is switched off); the normal build uses SWC.
module.exports = {
  presets: [require.resolve('@docusaurus/babel/preset')],
};
