/** Id of this build of the site; `/build.txt` holds the id of the one that the server has. */
declare const __BUILD__: string;
