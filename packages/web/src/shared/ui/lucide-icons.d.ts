/** Implemented by the plugin in lucide-icons.ts. */
declare module 'lucide:*' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a module that is declared here cannot import a file
  const icon: import('./create-icon.tsx').Icon;
  // oxlint-disable-next-line import/no-default-export -- a file that holds one icon
  export default icon;
}
