/** The settings of the server stay with us: its environment is readable by the user that runs it. */
export const programEnvironment: NodeJS.ProcessEnv =
  process.platform === 'win32' ? process.env : { PATH: process.env.PATH, LC_ALL: 'C' };
