/** Names the build of the site; `/build.txt` names the one that the server has. */
declare const __BUILD__: string;
