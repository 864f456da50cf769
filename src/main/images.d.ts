/** Small images that the build puts into the code. */
declare module '*.png?inline' {
  const dataUrl: string;
  export default dataUrl;
}
